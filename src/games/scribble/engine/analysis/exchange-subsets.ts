/** Every way to take letters out of a bag, each set of letters once; the first takes none. */
export function exchangeSubsets(bag: Uint8Array): readonly (readonly number[])[] {
  let parts: (readonly number[])[] = [[]]
  for (let code = 1; code < bag.length; code++) {
    const copies = Array.from({ length: bag[code]! + 1 }, (_, count) => Array<number>(count).fill(code))
    if (copies.length > 1) parts = copies.flatMap(more => parts.map(part => [...part, ...more]))
  }
  return parts
}
