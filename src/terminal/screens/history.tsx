import { Box } from 'ink'
import { messageOf } from '#kernel/failure.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { tellKept } from '../kept.ts'
import { FRAME_ROWS, Frame } from '../kit/frame.tsx'
import { commandFor, type KeyMap } from '../kit/keymap.ts'
import { Sentence } from '../kit/lines.tsx'
import { Menu, type MenuItem } from '../kit/menu.tsx'
import { listKeys, listStep, selected } from '../kit/selection.ts'
import { line } from '../kit/spans.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { describeCommand, words } from '../words.ts'
import { openShelved } from './shelved.ts'

const historyKeys: KeyMap = [
  ...listKeys,
  { command: 'open', keys: ['enter', 'space'] },
  { command: 'delete', keys: ['d', 'delete', 'backspace'] },
  { command: 'back', keys: ['escape', 'q'] },
]

interface Kept extends MenuItem {
  readonly game: ShelvedGame
  readonly moves: string
}

/** The games on the shelf: to go on with, to review, to delete. */
export function createHistory(shell: Shell): Screen {
  const { shelf, clock } = shell.host
  let games: readonly Kept[] | undefined
  let at = 0
  let asking = false
  let said: string | undefined

  async function load(): Promise<void> {
    try {
      games = await Promise.all((await shelf.list()).map(game => summary(game, clock.now())))
    } catch (error) {
      games = []
      said = words.history.unreadable(messageOf(error))
    }
    at = Math.min(at, Math.max(0, games.length - 1))
    shell.redraw()
  }
  load()

  async function remove(game: ShelvedGame): Promise<void> {
    try {
      await shelf.remove(game.id)
      await load()
      said = words.history.deleted
    } catch (error) {
      said = messageOf(error)
    }
    shell.redraw()
  }

  function press(key: string): void {
    const chosen = games?.[at]?.game
    const command = commandFor(historyKeys, key)
    const step = listStep(key)
    const wasAsking = asking
    asking = false
    said = undefined
    if (wasAsking) {
      if (key === 'enter' && chosen) remove(chosen)
    } else if (step) at = selected(at, step, games?.map(() => true) ?? [])
    else if (command === 'back') shell.back()
    else if (command === 'open' && chosen) openShelved(shell, chosen)
    else if (command === 'delete') asking = chosen !== undefined
    shell.redraw()
  }

  function sentence(): string {
    if (!games) return words.history.loading
    if (said) return said
    const chosen = games[at]
    if (!chosen) return words.history.empty
    if (asking) return words.history.deleteAsk
    return words.history.kept(chosen.moves, shelf.pathOf?.(chosen.game.id))
  }

  return {
    press,
    draw: room => (
      <Frame
        room={room}
        title={line(words.history.title, { bold: true })}
        keys={historyKeys}
        describe={describeCommand}
      >
        <Box flexDirection="column" flexGrow={1}>
          <Box flexGrow={1}>
            <Menu items={games ?? []} at={at} rows={Math.max(1, room.rows - FRAME_ROWS - 3)} />
          </Box>
          <Sentence spans={line(sentence(), asking ? { tone: 'medlar', bold: true } : { tone: 'soft' })} />
        </Box>
      </Frame>
    ),
  }
}

async function summary(game: ShelvedGame, now: number): Promise<Kept> {
  const { title, about, result, moves, tone } = await tellKept(game)
  const note = `${about}, ${result}, ${words.ago(now - game.savedAt)}`
  return { game, label: title, note, moves, ...(tone && { tone }) }
}
