/** The games in the browser, one line each. */

export { card as guessgo } from '#games/guessgo/web/card.tsx'
export { card as obstruction } from '#games/obstruction/web/card.tsx'
export { card as scribble } from '#games/scribble/web/card.tsx'
export { card as solitudo } from '#games/solitudo/web/card.tsx'
export { card as worderly } from '#games/worderly/web/card.tsx'
