import type {} from 'stickman/react';

export const page = (
  <main>
    <stick-man action="walk" speed={200} fit="figure" phase="0.5" controls className="him" style={{ width: 200 }} />
    <stick-man action={null} paused="false" onactionend={({ detail }) => detail.action === 'jump'} />
    <stick-man ref={(element) => element?.play()}>He cannot be shown.</stick-man>
    <spear-run calm sound messages={{ pause: "Anhalten" }} seed={7} wasm-url="/world.wasm" oncrash={({ detail }) => detail.score} />
  </main>
);

export const wrong = (
  <main>
    {/* @ts-expect-error an action is a name */}
    <stick-man action={5} />
    {/* @ts-expect-error there is no such attribute */}
    <stick-man sped={200} />
    {/* @ts-expect-error there is no such event */}
    <stick-man onactionended={() => {}} />
    {/* @ts-expect-error a thing of another name */}
    <spear-run onhit={({ detail }) => detail.thing === 'dog'} />
  </main>
);
