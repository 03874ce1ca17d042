// Takes the place of parts of Emscripten 3.1.6's embind.js. Our classes have no base class, no smart pointer and no
// shared handle, and our strings are text: what serves only those costs 1.1 kB of download, brotli.
// A class that needs one of them back takes its part out of this file.
// The functions keep the form that Emscripten reads: it knows no arrows here.
// biome-ignore-all lint/complexity/useArrowFunction: see above
// biome-ignore-all lint/complexity/useLiteralKeys: these are names that the page uses
mergeInto(LibraryManager.library, {
  // A pointer argument of a class with a base or of a smart pointer type: there is none.
  $genericPointerToWireType__deps: [],
  $genericPointerToWireType: function () {},

  // A pointer that C++ hands over becomes a handle of exactly its declared class.
  $RegisteredPointer_fromWireType__deps: ['$makeClassHandle'],
  $RegisteredPointer_fromWireType: function (ptr) {
    return ptr ? makeClassHandle(this.registeredClass.instancePrototype, { ptrType: this, ptr }) : null;
  },

  // Only smart pointers have finalizers: everything else lives until delete().
  $attachFinalizer__deps: [],
  $attachFinalizer: function (handle) {
    return handle;
  },

  // Without isAliasOf, clone and deleteLater.
  $init_ClassHandle__deps: ['$ClassHandle_delete', '$ClassHandle_isDeleted'],
  $init_ClassHandle: function () {
    ClassHandle.prototype['delete'] = ClassHandle_delete;
    ClassHandle.prototype['isDeleted'] = ClassHandle_isDeleted;
  },

  // Without the module functions about inheritance and deleteLater.
  $init_embind__deps: [],
  $init_embind: function () {},

  // Without byte arrays in place of strings, and without zero characters inside.
  _embind_register_std_string__deps: [
    '$readLatin1String',
    '$registerType',
    '$simpleReadValueFromPointer',
    '$throwBindingError',
  ],
  _embind_register_std_string: function (rawType, name) {
    registerType(rawType, {
      name: readLatin1String(name),
      fromWireType: (value) => {
        const text = UTF8ToString(value + 4, HEAPU32[value >> 2]);
        _free(value);
        return text;
      },
      toWireType: (destructors, value) => {
        if (typeof value !== 'string') throwBindingError('Cannot pass non-string to std::string');
        const length = lengthBytesUTF8(value);
        const ptr = _malloc(4 + length + 1);
        HEAPU32[ptr >> 2] = length;
        stringToUTF8(value, ptr + 4, length + 1);
        if (destructors !== null) destructors.push(_free, ptr);
        return ptr;
      },
      argPackAdvance: 8,
      readValueFromPointer: simpleReadValueFromPointer,
      destructorFunction: (ptr) => {
        _free(ptr);
      },
    });
  },
});
