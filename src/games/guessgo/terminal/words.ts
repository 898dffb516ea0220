/** What the terminal's face says besides the game's own sentences. */
export const faceWords = {
  yours: 'Your grid',
  theirs: 'The other’s grid',
  of: (seat: number) => `Grid of player ${seat + 1}`,
  left: (count: number, from: number, to: number) =>
    from === 0 && to === count
      ? `${count} words left`
      : `${count} words left, ${from + 1} to ${to}; up and down show the others`,
  hits: (hits: number, misses: number) => `hits ${hits}, misses ${misses}`,
  noneLeft: 'No word is left.',
}
