export const LOOSE = ''
