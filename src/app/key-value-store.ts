/** Settings and progress of this device: short texts by key, such as `settings` or `lessons.solitudo`. */
export interface KeyValueStore {
  get(key: string): string | undefined
  /** Returns false if the value cannot be stored and lasts only as long as the program runs. */
  set(key: string, value: string): boolean
  remove(key: string): void
  entries(): Readonly<Record<string, string>>
  clear(): void
}

/** The storage that a device offers: a browser's local storage or a folder. Any call may throw. */
export interface DeviceStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
}

const KEY = /^[\w.-]{1,80}$/

/** Whether a text from outside can be a key. Every key is also a safe file name. */
export function isKey(text: string): boolean {
  return KEY.test(text)
}

/** Where the device stores nothing, because it is forbidden or full, values last as long as the program runs. */
export function openKeyValueStore(device: DeviceStorage): KeyValueStore {
  const unstored = new Map<string, string>()

  function attempt<Value>(work: () => Value, otherwise: Value): Value {
    try {
      return work()
    } catch {
      return otherwise
    }
  }

  const get = (key: string) => unstored.get(key) ?? attempt(() => device.get(key), undefined)

  function set(key: string, value: string): boolean {
    unstored.set(key, value)
    const isStored = attempt(() => {
      device.set(key, value)
      return true
    }, false)
    if (isStored) unstored.delete(key)
    return isStored
  }

  function remove(key: string): void {
    unstored.delete(key)
    attempt(() => device.remove(key), undefined)
  }

  const keys = () => new Set([...attempt(() => device.keys(), []), ...unstored.keys()])

  return {
    get,
    set,
    remove,
    entries: () => Object.fromEntries([...keys()].map(key => [key, get(key) ?? ''])),
    clear() {
      for (const key of keys()) remove(key)
    },
  }
}
