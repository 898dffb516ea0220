/** A grid of words with some called, and a whole line among them. */
const WORDS = [
  ['moss', 'fig', 'lamp', 'oar', 'dune'],
  ['kite', 'rain', 'pear', 'sail', 'wren'],
  ['plum', 'tide', 'fern', 'bell', 'rose'],
  ['loom', 'dawn', 'hive', 'reed', 'salt'],
]

const CALLED = ['fig', 'pear', 'plum', 'tide', 'fern', 'bell', 'rose', 'salt', 'loom']

export function GuessGoPicture() {
  return (
    <>
      {WORDS.map((row, down) =>
        row.map((word, across) => {
          const x = 18 + across * 54
          const y = 8 + down * 24.6
          const called = CALLED.includes(word)
          return (
            <g key={word}>
              <rect x={x} y={y} width="50" height="21" rx="5" class={called ? 'pic-called' : 'pic-word'} />
              <text x={x + 25} y={y + 14.8} class={called ? 'pic-called-text' : 'pic-word-text'}>
                {word}
              </text>
            </g>
          )
        }),
      )}
    </>
  )
}
