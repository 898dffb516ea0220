/** A table's code as people type it, in its one form: `k7 plum` is K7-PLUM. Undefined for what can be none. */
export function readTableCode(text: string): string | undefined {
  const found = /^\s*([a-z])([2-9])[\s_-]*([a-z]{3,8})\s*$/i.exec(text)
  return found ? `${found[1]}${found[2]}-${found[3]}`.toUpperCase() : undefined
}
