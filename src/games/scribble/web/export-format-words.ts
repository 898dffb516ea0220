export const exportFormatWords = {
  gcg: 'Export GCG',
  position: 'Copy position',
}
