import { useEffect, useState } from 'preact/hooks'
import { playedMoves } from '#table/replay.ts'
import { stateOf, type Table } from '#table/table.ts'
import { copyText } from '../clipboard.ts'
import type { Face, GameExportFormat } from '../kit/face.ts'
import { downloadFile, exportFileName } from '../sheets/share.ts'
import { tableWords } from '../words.ts'

interface ExportButtonsProps {
  readonly face: Face
  readonly table: Table
  readonly names: readonly string[]
  /** The position on the screen. */
  readonly ply: number
}

/** Buttons for the formats of other programs. */
export function ExportButtons({ face, table, names, ply }: ExportButtonsProps) {
  const [forms, setForms] = useState<readonly GameExportFormat[]>([])
  const [said, setSaid] = useState('')
  useEffect(() => {
    // Formats that do not load are not offered.
    face.loadExportFormats?.().then(
      loaded => setForms(loaded.forms),
      () => {},
    )
  }, [face])

  async function take({ fileExtension, write }: GameExportFormat): Promise<void> {
    const moves = playedMoves(table)
    const finalState = stateOf(table)
    const text = write({ names, moves, finalState, shownState: moves[ply]?.state ?? finalState })
    if (fileExtension) downloadFile(exportFileName(table.record, fileExtension), text)
    // Where copying is not allowed, the text is shown to be copied by hand.
    else setSaid((await copyText(text)) ? tableWords.copiedText : text)
  }

  return (
    <>
      {forms.map(form => (
        <button key={form.label} type="button" class="pill" onClick={() => take(form)}>
          {form.label}
        </button>
      ))}
      <p class="soft review-said" role="status">
        {said}
      </p>
    </>
  )
}
