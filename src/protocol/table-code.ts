/** Normalizes a typed table code: `k7 plum` becomes K7-PLUM. Undefined if it cannot be a code. */
export function readTableCode(text: string): string | undefined {
  const match = /^\s*([a-z])([2-9])[\s_-]*([a-z]{3,8})\s*$/i.exec(text)
  return match ? `${match[1]}${match[2]}-${match[3]}`.toUpperCase() : undefined
}
