import { type Point, roundedBoxesPath } from '#web/kit/svg-paths.ts'
import type { WebCard } from '#web/kit/web-card.ts'
import { card as gameCard } from '../card.ts'
import './card.css'

export const card: WebCard = { ...gameCard, Picture, loadFace: () => import('./face.tsx') }

/** A grid of words with some called, and a whole line among them. */
const WORDS = [
  ['moss', 'fig', 'lamp', 'oar', 'dune'],
  ['kite', 'rain', 'pear', 'sail', 'wren'],
  ['plum', 'tide', 'fern', 'bell', 'rose'],
  ['loom', 'dawn', 'hive', 'reed', 'salt'],
].flatMap((row, down) => row.map((word, across) => ({ word, x: 18 + across * 54, y: 8 + down * 24.6 })))

const CALLED = ['fig', 'pear', 'plum', 'tide', 'fern', 'bell', 'rose', 'salt', 'loom']

function Picture() {
  return (
    <>
      <Words words={WORDS.filter(({ word }) => !CALLED.includes(word))} box="pic-word" text="pic-word-text" />
      <Words
        words={WORDS.filter(({ word }) => CALLED.includes(word))}
        box="pic-called"
        text="pic-called-text"
      />
    </>
  )
}

interface WordsProps {
  readonly words: readonly (Point & { readonly word: string })[]
  readonly box: string
  readonly text: string
}

function Words({ words, box, text }: WordsProps) {
  return (
    <>
      <path d={roundedBoxesPath(words, 50, 21, 5)} class={box} />
      <text class={text}>
        {words.map(({ word, x, y }) => (
          <tspan key={word} x={x + 25} y={y + 14.8}>
            {word}
          </tspan>
        ))}
      </text>
    </>
  )
}
