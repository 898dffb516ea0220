/** Answers to the keys that ask what is on the board. */
export const inspectText = {
  nothingYet: 'No moves yet.',
  last: (name: string) => `Last move: ${name}.`,
  standing: (status: string, tally: string) => `${status} ${tally}.`,
  around: (names: string) => `Around it: ${names}.`,
}
