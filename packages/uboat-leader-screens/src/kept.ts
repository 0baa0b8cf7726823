/** Remembers what was worked out from an object, by name and as long as the object lives: views and questions never change. */
export function keptFor<O extends object, T>(): (object: O, name: string, work: () => T) => T {
  const all = new WeakMap<O, Map<string, { readonly value: T }>>();
  return (object, name, work) => {
    let known = all.get(object);
    if (!known) {
      known = new Map();
      all.set(object, known);
    }
    let found = known.get(name);
    if (!found) {
      found = { value: work() };
      known.set(name, found);
    }
    return found.value;
  };
}
