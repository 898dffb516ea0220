/**
 * The same rules or engine, in whose methods reading a clock or rolling other dice throws, and whose results are frozen.
 * Members with this name hold methods too.
 */
export function withPurityGuard<Guarded extends object>(guarded: Guarded, nested: string): Guarded {
  const watch = <Member extends object>(members: Member): Member =>
    new Proxy(members, {
      get(target, key) {
        const member = Reflect.get(target, key)
        if (typeof member === 'function')
          return (...given: unknown[]) => deepFreeze(runGuarded(() => Reflect.apply(member, target, given)))
        const hasMethods = key === nested || target === Reflect.get(guarded, nested)
        return member && hasMethods ? watch(member as object) : member
      },
    })
  return watch(guarded)
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

const FORBIDDEN_GLOBALS: readonly (readonly [object, string])[] = [
  [Math, 'random'],
  [globalThis, 'Date'],
  [performance, 'now'],
  [crypto, 'getRandomValues'],
  [crypto, 'randomUUID'],
]

let depth = 0

function runGuarded<Value>(run: () => Value): Value {
  depth++
  try {
    return run()
  } finally {
    depth--
  }
}

/** Guards clocks and dice for as long as games are watched; only what is called within a game finds them missing. */
export async function withGuardedGlobals(run: () => void | Promise<void>): Promise<void> {
  const kept = FORBIDDEN_GLOBALS.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name))
  for (const [owner, name] of FORBIDDEN_GLOBALS) guardGlobal(owner, name)
  try {
    await run()
  } finally {
    FORBIDDEN_GLOBALS.forEach(([owner, name], index) => {
      const descriptor = kept[index]
      if (descriptor) Object.defineProperty(owner, name, descriptor)
      else Reflect.deleteProperty(owner, name)
    })
  }
}

function guardGlobal(owner: object, name: string): void {
  const real = Reflect.get(owner, name)
  Object.defineProperty(owner, name, {
    configurable: true,
    get() {
      if (depth === 0) return real
      throw new Error(`A game reads ${name}: time and dice are handed in, or records would not replay`)
    },
  })
}
