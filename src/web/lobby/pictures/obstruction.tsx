/** A game under way: X and O in turn, each blocking what is around it. */
const ROWS = 6
const COLUMNS = 12
const MARKS = [
  [1, 1],
  [2, 4],
  [4, 2],
  [0, 7],
  [4, 7],
  [2, 10],
] as const

const STEP = 18.8

export function ObstructionPicture() {
  return (
    <>
      {Array.from({ length: ROWS * COLUMNS }, (_, index) => {
        const row = Math.floor(index / COLUMNS)
        const column = index % COLUMNS
        const x = 39 + column * STEP
        const y = 0.2 + row * STEP
        const mark = MARKS.findIndex(([down, across]) => down === row && across === column)
        const blocked = MARKS.some(
          ([down, across]) => Math.abs(down - row) <= 1 && Math.abs(across - column) <= 1,
        )
        const key = `${row} ${column}`
        if (mark < 0)
          return (
            <rect
              key={key}
              x={x}
              y={y}
              width="17"
              height="17"
              rx="2.6"
              class={blocked ? 'pic-blocked' : 'pic-open'}
            />
          )
        if (mark % 2 === 1) return <circle key={key} cx={x + 8.5} cy={y + 8.5} r="4.4" class="pic-mark" />
        return <path key={key} d={`M${x + 4.4} ${y + 4.4}l8.2 8.2m0-8.2l-8.2 8.2`} class="pic-mark" />
      })}
    </>
  )
}
