/**
 * The index of the item that a typed text means: by its letter or number, else by the beginning of its name; -1 for
 * none.
 */
export function findTypedItem(
  items: readonly { readonly digit: string; readonly label: string; readonly idle?: boolean }[],
  typed: string,
): number {
  const text = typed.trim().toLowerCase()
  if (text === '') return -1
  const named = items.findIndex(({ digit, idle }) => !idle && digit === text)
  if (named >= 0) return named
  return items.findIndex(({ label, idle }) => !idle && label.toLowerCase().startsWith(text))
}
