/** The games, one line each. */

export { card as guessgo } from './guessgo/card.ts'
export { card as obstruction } from './obstruction/card.ts'
export { card as scribble } from './scribble/card.ts'
export { card as solitudo } from './solitudo/card.ts'
export { card as worderly } from './worderly/card.ts'
