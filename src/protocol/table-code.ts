const CODE = /^\s*([a-z][2-9])[\s_-]*([a-z]{3,8})\s*$/i
const PRIVATE_CODE = /^\s*([a-z][2-9])[\s_-]+([a-z]{3,8})[\s_-]+([a-z]{3,8})\s*$/i

/**
 * Normalizes a typed table code: `k7 plum` becomes K7-PLUM, and `k7 plum wren`, the code of a private table,
 * K7-PLUM-WREN. Undefined if it cannot be a code.
 */
export function readTableCode(text: string): string | undefined {
  const match = CODE.exec(text) ?? PRIVATE_CODE.exec(text)
  return match?.slice(1).join('-').toUpperCase()
}
