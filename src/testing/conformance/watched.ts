import type { Game, GameTypes } from '#kernel/game.ts'

/** The same game, in whose methods reading a clock or rolling other dice throws, and whose results cannot be changed. */
export function watched<T extends GameTypes>(game: Game<T>): Game<T> {
  const watch = <Member extends object>(members: Member): Member =>
    new Proxy(members, {
      get(target, key) {
        const member = Reflect.get(target, key)
        if (typeof member === 'function')
          return (...given: unknown[]) =>
            frozen(withoutClockAndDice(() => Reflect.apply(member, target, given)))
        const hasMethods = key === 'notation' || key === 'bots' || target === game.bots
        return member && hasMethods ? watch(member as object) : member
      },
    })
  return watch(game)
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

const FORBIDDEN: readonly (readonly [object, string])[] = [
  [Math, 'random'],
  [globalThis, 'Date'],
  [performance, 'now'],
  [crypto, 'getRandomValues'],
  [crypto, 'randomUUID'],
]

function withoutClockAndDice<Value>(run: () => Value): Value {
  const kept = FORBIDDEN.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name))
  for (const [owner, name] of FORBIDDEN)
    Object.defineProperty(owner, name, {
      configurable: true,
      get() {
        throw new Error(`A game reads ${name}: time and dice are handed in, or records would not replay`)
      },
    })
  try {
    return run()
  } finally {
    FORBIDDEN.forEach(([owner, name], index) => {
      const descriptor = kept[index]
      if (descriptor) Object.defineProperty(owner, name, descriptor)
      else Reflect.deleteProperty(owner, name)
    })
  }
}
