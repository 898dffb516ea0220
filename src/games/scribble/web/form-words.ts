export const formWords = {
  gcg: 'Export as GCG',
  position: 'Copy the position',
}
