/** Where a value is not plain JSON-safe data, as a path; undefined when all of it is. */
export function findNonPlain(value: unknown, path = 'it'): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}`
    case 'object':
      break
    default:
      return `${path} is ${typeof value}`
  }
  if (value === null) return undefined
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype)
    return `${path} is not a plain object or array`
  for (const [key, part] of Object.entries(value)) {
    const found = findNonPlain(part, `${path}.${key}`)
    if (found) return found
  }
  return undefined
}
