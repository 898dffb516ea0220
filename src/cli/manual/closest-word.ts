/** The known word that was probably meant; undefined where none is similar. */
export function closestWord(given: string, known: readonly string[]): string | undefined {
  const text = given.toLowerCase()
  const begun = known.filter(word => text.length > 1 && word.startsWith(text))
  if (begun.length === 1) return begun[0]
  const [best] = known
    .map(word => ({ word, slips: editDistance(text, word) }))
    .sort((one, other) => one.slips - other.slips)
  return best && best.slips <= Math.max(1, Math.floor(text.length / 3)) ? best.word : undefined
}

/** The edit distance: letters that are wrong, missing, extra or swapped with the next. */
function editDistance(one: string, other: string): number {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let down = 1; down <= one.length; down++) {
    const next = [down]
    for (let across = 1; across <= other.length; across++) {
      const isSame = one[down - 1] === other[across - 1]
      const isTurned = one[down - 1] === other[across - 2] && one[down - 2] === other[across - 1]
      next.push(
        Math.min(
          row[across]! + 1,
          next[across - 1]! + 1,
          row[across - 1]! + (isSame ? 0 : 1),
          isTurned ? before[across - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return row[other.length]!
}
