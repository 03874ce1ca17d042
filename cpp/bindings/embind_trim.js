// Takes the place of most of embind.js in Emscripten 3.1.6 and 3.1.69, whose other half serves what our classes do not
// have: base classes, smart pointers, shared handles, overloads, several constructors, properties, static functions,
// 64-bit arguments, types used before they are told of. A class that needs one of these takes its part out of this file.
// It saves 4 kB of download, brotli. Arguments that only 3.1.69 hands over come last and are not asked for.
// The functions keep the form that Emscripten reads: it knows no arrows at the top and no destructuring.
// biome-ignore-all lint/complexity/useArrowFunction: see above
// biome-ignore-all lint/complexity/noArguments: a rest parameter would make an array for each call
// biome-ignore-all lint/complexity/useLiteralKeys: these are names that the page uses
mergeInto(LibraryManager.library, {
  $throwBindingError__deps: [],
  $throwBindingError: function (message) {
    throw Object.assign(new Error(message), { name: 'BindingError' });
  },

  $readLatin1String__deps: [],
  $readLatin1String: function (ptr) {
    return UTF8ToString(ptr);
  },

  $getStringOrSymbol__deps: ['$readLatin1String'],
  $getStringOrSymbol: function (address) {
    return readLatin1String(address);
  },

  // Nobody counts the values that C++ holds. (The first five are reserved; 3.1.6 has them elsewhere.)
  $init_emval__deps: [],
  $init_emval__postset: '',
  $init_emval: function () {},
  $emval_handles: '=[0,1,undefined,1,null,1,true,1,false,1]',

  $embind__requireFunction__deps: ['$getWasmTableEntry'],
  $embind__requireFunction: function (_signature, pointer) {
    return getWasmTableEntry(pointer);
  },

  $registerType__deps: ['$registeredTypes'],
  $registerType: function (rawType, type) {
    type['argPackAdvance'] = 8;
    registeredTypes[rawType] = type;
  },

  $requireRegisteredType__deps: ['$registeredTypes', '$throwBindingError'],
  $requireRegisteredType: function (rawType) {
    return registeredTypes[rawType] || throwBindingError('A type is used before it is told of');
  },

  // A method when types[1], of `this`, is not null.
  $craftInvokerFunction__deps: ['$throwBindingError', '$runDestructors'],
  $craftInvokerFunction: function (name, types, _classType, invoker, target) {
    const parameters = types.slice(2);
    const first = types[1] ? 2 : 1;
    const wired = [target];
    const destructors = [];
    return function () {
      if (arguments.length !== parameters.length)
        throwBindingError(`${name} takes ${parameters.length} arguments, not ${arguments.length}`);
      destructors.length = 0;
      if (types[1]) wired[1] = types[1]['toWireType'](destructors, this);
      for (let i = 0; i < parameters.length; ++i)
        wired[first + i] = parameters[i]['toWireType'](destructors, arguments[i]);
      const value = invoker.apply(null, wired);
      runDestructors(destructors);
      return types[0]['fromWireType'](value);
    };
  },

  _embind_register_void__deps: ['$registerType'],
  _embind_register_void: function (rawType) {
    registerType(rawType, { fromWireType: () => {} });
  },

  _embind_register_bool__deps: ['$registerType'],
  _embind_register_bool: function (rawType) {
    registerType(rawType, {
      fromWireType: Boolean,
      toWireType: (_, value) => Number(!!value),
      readValueFromPointer: (ptr) => !!HEAPU8[ptr],
    });
  },

  // Of 32 bits.
  _embind_register_integer__deps: ['$registerType'],
  _embind_register_integer: function (rawType, _name, _size, lowest) {
    const fromWireType = (value) => (lowest ? value : value >>> 0);
    registerType(rawType, {
      fromWireType,
      toWireType: (_, value) => value,
      readValueFromPointer: (ptr) => fromWireType(HEAP32[ptr >> 2]),
    });
  },

  // Of 64 bits.
  _embind_register_float__deps: ['$registerType'],
  _embind_register_float: function (rawType) {
    registerType(rawType, {
      fromWireType: (value) => value,
      toWireType: (_, value) => value,
      readValueFromPointer: (ptr) => HEAPF64[ptr >> 3],
    });
  },

  // Text, without zero characters inside.
  _embind_register_std_string__deps: ['$registerType', '$throwBindingError'],
  _embind_register_std_string: function (rawType) {
    registerType(rawType, {
      fromWireType: (value) => {
        const text = UTF8ToString(value + 4, HEAPU32[value >> 2]);
        _free(value);
        return text;
      },
      toWireType: (destructors, value) => {
        if (typeof value !== 'string') throwBindingError('Cannot pass non-string to std::string');
        const bytes = new TextEncoder().encode(value);
        const ptr = _malloc(5 + bytes.length);
        HEAPU32[ptr >> 2] = bytes.length;
        HEAPU8.set(bytes, ptr + 4);
        HEAPU8[ptr + 4 + bytes.length] = 0;
        destructors.push(_free, ptr);
        return ptr;
      },
    });
  },

  _embind_register_emval__deps: ['$registerType', '$Emval', '_emval_decref'],
  _embind_register_emval: function (rawType) {
    registerType(rawType, {
      fromWireType: (handle) => {
        const value = Emval.toValue(handle);
        __emval_decref(handle);
        return value;
      },
      toWireType: (_, value) => Emval.toHandle(value),
    });
  },

  // Of floats of 32 bits.
  _embind_register_memory_view__deps: ['$registerType'],
  _embind_register_memory_view: function (rawType) {
    registerType(rawType, {
      readValueFromPointer: (ptr) =>
        new Float32Array(HEAP8.buffer, HEAPU32[(ptr >> 2) + 1], HEAPU32[ptr >> 2]),
    });
  },

  _embind_register_enum__deps: ['$registerType', '$readLatin1String'],
  _embind_register_enum: function (rawType, name) {
    const values = {};
    const members = {};
    Module[readLatin1String(name)] = members;
    registerType(rawType, {
      values,
      members,
      fromWireType: (value) => values[value],
      // What is no member is -1, which no enum of ours has: the core refuses it.
      toWireType: (_, member) => (member && values[member.value] === member ? member.value : -1),
    });
  },

  _embind_register_enum_value__deps: ['$requireRegisteredType', '$readLatin1String'],
  _embind_register_enum_value: function (rawType, name, value) {
    const type = requireRegisteredType(rawType);
    type.members[readLatin1String(name)] = type.values[value] = Object.freeze({ value });
  },

  // One type for the class, its references and its pointers.
  _embind_register_class__deps: [
    '$registerType',
    '$throwBindingError',
    '$readLatin1String',
    '$embind__requireFunction',
  ],
  _embind_register_class: function (rawType, rawPointer, rawConstPointer, ...rest) {
    const name = readLatin1String(rest.at(-3));
    const destructor = embind__requireFunction(rest.at(-2), rest.at(-1));
    const Class = function () {
      return type.construct.apply(null, arguments);
    };
    const toWireType = (_, handle) => {
      if (!(handle instanceof Class)) throwBindingError(`Not a ${name}`);
      return handle.$$.ptr || throwBindingError(`${name} instance already deleted`);
    };
    const type = {
      name,
      prototype: Class.prototype,
      toWireType,
      fromWireType: (ptr) => (ptr ? Object.create(Class.prototype, { $$: { value: { ptr } } }) : null),
    };
    Class.prototype['delete'] = function () {
      destructor(toWireType(null, this));
      this.$$.ptr = 0;
    };
    Class.prototype['isDeleted'] = function () {
      return !this.$$.ptr;
    };
    Module[name] = Class;
    for (const raw of [rawType, rawPointer, rawConstPointer]) registerType(raw, type);
  },

  _embind_register_class_constructor__deps: [
    '$craftInvokerFunction',
    '$embind__requireFunction',
    '$heap32VectorToArray',
    '$requireRegisteredType',
  ],
  _embind_register_class_constructor: function (rawClass, count, rawTypes, signature, invoker, target) {
    const type = requireRegisteredType(rawClass);
    const types = heap32VectorToArray(count, rawTypes).map(requireRegisteredType);
    types.splice(1, 0, null);
    invoker = embind__requireFunction(signature, invoker);
    type.construct = craftInvokerFunction(`new ${type.name}`, types, null, invoker, target);
  },

  _embind_register_class_function__deps: [
    '$craftInvokerFunction',
    '$embind__requireFunction',
    '$heap32VectorToArray',
    '$readLatin1String',
    '$requireRegisteredType',
  ],
  _embind_register_class_function: function (rawClass, name, count, rawTypes, signature, invoker, target) {
    name = readLatin1String(name);
    const types = heap32VectorToArray(count, rawTypes).map(requireRegisteredType);
    invoker = embind__requireFunction(signature, invoker);
    requireRegisteredType(rawClass).prototype[name] = craftInvokerFunction(
      name,
      types,
      null,
      invoker,
      target,
    );
  },

  _embind_register_function__deps: [
    '$craftInvokerFunction',
    '$embind__requireFunction',
    '$heap32VectorToArray',
    '$readLatin1String',
    '$requireRegisteredType',
  ],
  _embind_register_function: function (name, count, rawTypes, signature, invoker, target) {
    name = readLatin1String(name);
    const types = heap32VectorToArray(count, rawTypes).map(requireRegisteredType);
    types.splice(1, 0, null);
    invoker = embind__requireFunction(signature, invoker);
    Module[name] = craftInvokerFunction(name, types, null, invoker, target);
  },
});
