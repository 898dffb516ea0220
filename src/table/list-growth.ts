/** Returns a list with an item at this index, which becomes its last. */
export type PutLast = <Item>(list: readonly Item[], index: number, item: Item) => readonly Item[]

/** Earlier tables keep their lists. */
export const copyList: PutLast = (list, index, item) => list.toSpliced(index, list.length, item)

/**
 * The list itself grows, so only a replay may use it: nobody has the tables that it passes through. If each of its
 * actions copied the lists, the time to open a table would grow with the square of the number of its entries.
 */
export const reuseList: PutLast = (list, index, item) => {
  const reused = list as (typeof item)[]
  reused.length = index
  reused.push(item)
  return reused
}
