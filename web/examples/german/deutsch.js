const ZAHL = new Intl.NumberFormat('de-DE');
const zahl = (/** @type {number} */ wert) => ZAHL.format(Math.floor(wert));
const meter = (/** @type {number} */ einheiten) => `${zahl(einheiten / 100)} m`;

/** @type {Record<string, string>} */
const TASTEN = {
  Space: 'Leertaste',
  Enter: 'Eingabe',
  NumpadEnter: 'Eingabe (Ziffernblock)',
  Escape: 'Esc',
  Backspace: 'Rücktaste',
  Delete: 'Entf',
  Insert: 'Einfg',
  Home: 'Pos1',
  End: 'Ende',
  PageUp: 'Bild ↑',
  PageDown: 'Bild ↓',
};

/** Alles, was `<spear-run>` zeigt und sagt. @type {import('stickman/element-classes').Messages} */
export const DEUTSCH = {
  name: 'Speerlauf',
  pause: 'Anhalten',
  play: 'Weiter',
  settings: 'Einstellungen',
  calm: 'Ruhig: langsamer, mit größeren Lücken',
  sound: 'Töne',
  resetKeys: 'Tasten zurücksetzen',
  change: 'Ändern',
  pressKey: 'Taste drücken …',
  buttons: { jump: 'Springen', thrust: 'Stoßen', pause: 'Anhalten', start: 'Loslaufen' },
  score: zahl,
  ready: ({ jump, thrust, start }) =>
    `${jump} springt, gehalten höher: Steine, Dornen. ${thrust} stößt: Strohmänner, Säcke, Läufer. ` +
    `Krüge und Hunde: beides. Mit dem Finger: linke Hälfte, rechte Hälfte. ${start} oder Tippen beginnt.`,
  paused: 'Angehalten. Ein Druck, und es geht weiter.',
  runs: 'Er läuft.',
  runsOn: 'Er läuft weiter.',
  watches: 'Ein aufgezeichneter Lauf.',
  milestone: ({ distance, score }) => `${meter(distance)}, ${zahl(score)} Punkte.`,
  crash: {
    stone: 'Er ist gegen einen Stein gelaufen: drüberspringen.',
    thorns: 'Er ist in die Dornen gelaufen: mit langem Druck drüberspringen.',
    'straw-man': 'Er ist in einen Strohmann gelaufen: zustoßen.',
    sack: 'Er ist gegen einen Sack gelaufen: zustoßen.',
    jar: 'Er ist gegen einen Krug gelaufen: mit langem Druck drüberspringen oder zustoßen.',
    walker: 'Er ist in einen Läufer gelaufen: zustoßen.',
    hound: 'Er ist in einen Hund gelaufen: mit langem Druck drüberspringen oder zustoßen.',
  },
  over: 'Der Lauf ist zu Ende.',
  result: ({ score, distance, best, beaten, watching }) => {
    const punkte = `${zahl(score)} Punkte nach ${meter(distance)}.`;
    if (watching) return punkte;
    return `${punkte} ${beaten ? 'So weit kam noch niemand.' : `Der Rekord ist ${zahl(best)}.`}`;
  },
  again: ({ start }) => `${start} oder Tippen beginnt von vorn.`,
  nextStart: 'Das gilt vom nächsten Lauf an.',
  askKey: (button) => `Die Taste für „${button}“ drücken. Mit Tab bleibt alles, wie es ist.`,
  keyIs: ({ button, key }) => `„${button}“ liegt jetzt auf ${key}.`,
  keyTaken: ({ button, key, from }) =>
    `„${button}“ liegt jetzt auf ${key}; „${from}“ hat die Taste verloren.`,
  onlyKey: ({ key, button }) => `${key} ist die einzige Taste für „${button}“: zuerst diese ändern.`,
  keysReset: 'Die Tasten sind, wie sie waren.',
  keyLabel: (name, english) => TASTEN[name] ?? english.replace('Numpad', 'Ziffernblock'),
};
