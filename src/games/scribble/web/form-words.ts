export const formWords = {
  gcg: 'Export GCG',
  position: 'Copy position',
}
