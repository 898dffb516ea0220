export const STRICT = ''
