import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { writeCell } from '#kernel/grid.ts'
import { controlKey } from '#web/kit/board.tsx'
import { cellAtIndex } from '../rules/grid.ts'
import { webText } from '../text/en-web.ts'
import { CallIcon } from './icons.tsx'
import { handleKeyInPool } from './pool-keys.ts'
import type { PoolWord } from './pool-search.ts'

interface Props {
  readonly shown: readonly PoolWord[]
  /** The size of the viewer's grid, while its words matter. */
  readonly size?: number
  readonly picked: string | undefined
  choose?(word: string): void
  grab?(event: PointerEvent, word: string): void
  announce?(text: string): void
}

/** Words in alphabetical order: one stop for Tab, arrows inside. */
export function PoolList({ shown, size, picked, choose, grab, announce }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState('')
  useWholeRows(list, shown.length > 0)
  if (shown.length === 0) return <p class="soft gg-none">{webText.nothingFound}</p>
  const at = shown.findIndex(({ word }) => word === wanted)
  const stop = shown[Math.max(at, 0)]!.word

  function pressed(event: KeyboardEvent): void {
    const buttons = [...list.current!.querySelectorAll<HTMLElement>('button')]
    const here = buttons.indexOf(event.target as HTMLElement)
    const columns = buttons.filter(one => one.offsetTop === buttons[0]!.offsetTop).length
    const to = stepTo(event.key, here, buttons.length, columns)
    if (here >= 0 && to !== undefined) buttons[to]!.focus()
    else if (!handleKeyInPool(controlKey(event), announce)) return
    event.preventDefault()
  }

  return (
    <ul class="gg-words" ref={list} onKeyDown={pressed}>
      {shown.map(one => (
        <li key={one.word}>
          <button
            type="button"
            class={lookOf(one, size)}
            title={one.word}
            tabIndex={one.word === stop ? 0 : -1}
            aria-pressed={one.word === picked}
            aria-disabled={choose ? undefined : 'true'}
            onFocus={() => setWanted(one.word)}
            onClick={() => choose?.(one.word)}
            onPointerDown={event => grab?.(event, one.word)}
          >
            <span class="gg-name">{one.word}</span>
            <WordState of={one} {...(size && { size })} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Hides the row at the lower edge that has no room for the whole of it; a list that is scrolled stops at whole rows. */
function useWholeRows(list: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = isShown ? list.current : null
    if (!element) return
    const watch = new ResizeObserver(() => {
      const { paddingTop, rowGap } = getComputedStyle(element)
      const row = (element.firstElementChild as HTMLElement).offsetHeight + Number.parseFloat(rowGap)
      const room = element.clientHeight - Number.parseFloat(paddingTop)
      // A piece of the only row is better than nothing.
      const isCut = element.scrollHeight > element.clientHeight && room > row
      element.style.setProperty('--rest', isCut ? `${room % row}px` : '0px')
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [list, isShown])
}

/** The state of a word, as an icon and as text. */
function WordState({
  of: { isHitword, called, place },
  size,
}: {
  readonly of: PoolWord
  readonly size?: number
}) {
  return (
    <span class="gg-state">
      {isHitword && (
        <span>
          <span aria-hidden="true">★</span>
          <span class="visually-hidden">, </span>
          {webText.hitword}
        </span>
      )}
      {called ? (
        <span>
          <span class="visually-hidden">, </span>
          {called === 'gone' ? (
            webText.gone
          ) : (
            <>
              <CallIcon of={called} /> {webText[called]}
            </>
          )}
        </span>
      ) : (
        size &&
        place !== undefined && (
          <span>
            <span class="visually-hidden">, </span>
            {webText.at(writeCell(cellAtIndex(place, size)))}
          </span>
        )
      )}
    </span>
  )
}

function lookOf({ called, place }: PoolWord, size: number | undefined): string {
  if (called) return called === 'hit' ? 'gg-hit' : 'gg-miss'
  return size && place !== undefined ? 'gg-placed' : ''
}

/** The word that a key leads to, among words in this many columns. */
export function stepTo(key: string, here: number, count: number, columns: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: here + 1,
    ArrowLeft: here - 1,
    ArrowDown: here + columns,
    ArrowUp: here - columns,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  if (to === undefined) return undefined
  return to >= 0 && to < count ? to : here
}
