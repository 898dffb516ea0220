import { render } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Dealt } from '#kernel/engine.ts'
import { usePreload } from '../kit/preload.ts'
import type { LoadedGame } from '../loaded-game.ts'
import './printed-puzzle.css'

type PrintSheet = Awaited<ReturnType<NonNullable<LoadedGame['face']['loadPrintSheet']>>>['Sheet']

/** The sheets that are loaded, by game: when the browser prints it is too late to load one. */
const sheets = new Map<string, PrintSheet>()

async function loadSheet({ rules, face }: LoadedGame): Promise<void> {
  const loaded = await face.loadPrintSheet?.()
  if (loaded) sheets.set(rules.id, loaded.Sheet)
}

interface PrintedPuzzleProps {
  readonly loadedGame: LoadedGame
  readonly dealt: Dealt
}

/** The puzzle being played, drawn for paper in place of the page whenever the browser prints. */
export function PrintedPuzzle({ loadedGame, dealt }: PrintedPuzzleProps) {
  const paper = useRef<HTMLDivElement>(null)
  const current = useRef(dealt)
  current.current = dealt
  usePreload([() => loadSheet(loadedGame)])
  useEffect(() => {
    // The browser takes its picture right after this event.
    const draw = () => {
      const Sheet = sheets.get(loadedGame.rules.id)
      if (Sheet && paper.current) render(<Sheet puzzles={[current.current]} solved={false} />, paper.current)
    }
    const clear = () => paper.current && render(null, paper.current)
    addEventListener('beforeprint', draw)
    addEventListener('afterprint', clear)
    return () => {
      removeEventListener('beforeprint', draw)
      removeEventListener('afterprint', clear)
    }
  }, [loadedGame])
  return <div class="printed-puzzle" ref={paper} aria-hidden="true" />
}

/** Prints the puzzle once its sheet is loaded. */
export async function printPuzzle(loadedGame: LoadedGame): Promise<void> {
  await loadSheet(loadedGame)
  print()
}
