import { useEffect, useState } from 'preact/hooks'
import type { GameFormat } from '#kernel/game-format.ts'
import { playedMoves } from '#table/replay.ts'
import { stateOf, type Table } from '#table/table.ts'
import { copyText } from '../clipboard.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { downloadFile, exportFileName } from '../sheets/share.ts'
import { tableText } from '../text/en/shell.ts'

interface ExportButtonsProps {
  readonly loadedGame: LoadedGame
  readonly table: Table
  readonly names: readonly string[]
  /** The position on the screen. */
  readonly ply: number
}

/** Buttons for the formats of other programs. */
export function ExportButtons({ loadedGame, table, names, ply }: ExportButtonsProps) {
  const [formats, setFormats] = useState<readonly GameFormat[]>([])
  const [message, setMessage] = useState('')
  useEffect(() => {
    // Formats that do not load are not offered.
    loadedGame.loadFormats?.().then(setFormats, () => {})
  }, [loadedGame])

  async function exportAs({ fileExtension, write }: GameFormat): Promise<void> {
    const moves = playedMoves(table)
    const finalState = stateOf(table)
    const text = write({ names, moves, finalState, shownState: moves[ply]?.state ?? finalState })
    if (fileExtension) downloadFile(exportFileName(table.record, fileExtension), text)
    // Where copying is not allowed, the text is shown to be copied by hand.
    else setMessage((await copyText(text)) ? tableText.copiedText : text)
  }

  return (
    <>
      {formats.map(format => (
        <button key={format.label} type="button" class="pill" onClick={() => exportAs(format)}>
          {format.label}
        </button>
      ))}
      <p class="soft review-said" role="status">
        {message}
      </p>
    </>
  )
}
