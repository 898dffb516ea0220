import type { LetterPoints } from '../rules/types.ts'

interface TileFaceProps {
  readonly letter: string
  readonly letters: readonly LetterPoints[]
}

/** A letter with its points. Letters of several characters are written smaller, so that they fit. */
export function TileFace({ letter, letters }: TileFaceProps) {
  return (
    <>
      <span class="sc-letter" style={{ '--characters': letter.length }}>
        {letter}
      </span>
      {/* Drawn by the style: as a text it would read as part of the letter. */}
      <span class="sc-points figures" data-points={letters.find(one => one.letter === letter)?.points} />
    </>
  )
}
