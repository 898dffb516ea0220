import { useState } from 'preact/hooks'
import { writeCell } from '#kernel/grid.ts'
import { Board } from '#web/kit/board.tsx'
import { Choices } from '#web/kit/choice.tsx'
import { winningFirstMoves } from '../../presentation/first-moves.ts'
import { MAX_SIDE, MIN_SIDE, type Size } from '../../rules/types.ts'
import { analysisText } from '../../text/en-analysis.ts'
import '../board.css'
import './first-move-map.css'

const text = analysisText.map
const SIDES = Array.from({ length: MAX_SIDE - MIN_SIDE + 1 }, (_, index) => MIN_SIDE + index)

/** Which first moves win, on every board. */
export function FirstMoveMap() {
  const [size, setSize] = useState<Size>({ rows: 6, cols: 7 })
  const { rows, cols } = size
  const winning = winningFirstMoves(size)
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, column) => {
      const cell = { row, column }
      const wins = winning.includes(writeCell(cell))
      return {
        cell,
        name: text.cell(writeCell(cell), wins),
        className: `ob-open ${wins ? 'ob-wins' : 'ob-loses'}`,
      }
    }),
  )
  return (
    <div class="ob-map">
      <p class="lead">{text.lead}</p>
      <div class="ob-map-sizes">
        <Side legend={text.rows} value={rows} choose={side => setSize({ ...size, rows: side })} />
        <Side legend={text.columns} value={cols} choose={side => setSize({ ...size, cols: side })} />
      </div>
      <p aria-live="polite">
        <strong>{text.summary(winning.length, rows * cols)}</strong>
      </p>
      <div class="ob-map-board">
        <Board key={`${rows}x${cols}`} label={text.label(rows, cols)} rows={cells} />
      </div>
      <Winners show={setSize} />
    </div>
  )
}

interface SideProps {
  readonly legend: string
  readonly value: number
  choose(side: number): void
}

function Side({ legend, value, choose }: SideProps) {
  return (
    <Choices
      legend={legend}
      layout="row"
      chosen={String(value)}
      choices={SIDES.map(side => ({ value: String(side), label: String(side) }))}
      choose={side => choose(Number(side))}
    />
  )
}

/** Who wins on each board; a number is how many first moves win. */
function Winners({ show }: { show(size: Size): void }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section class="panel-box ob-map-table" aria-label={text.all} tabIndex={0}>
      <table class="figures">
        <caption>{text.table}</caption>
        <thead>
          <tr>
            <td />
            {SIDES.map(cols => (
              <th key={cols} scope="col">
                {cols}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIDES.map(rows => (
            <tr key={rows}>
              <th scope="row">{rows}</th>
              {SIDES.map(cols => {
                const count = winningFirstMoves({ rows, cols }).length
                return (
                  <td key={cols}>
                    <button
                      type="button"
                      class={`ob-map-size ${count > 0 ? 'ob-wins' : 'ob-loses'}`}
                      aria-label={text.size(rows, cols, count)}
                      onClick={() => show({ rows, cols })}
                    >
                      {count}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
