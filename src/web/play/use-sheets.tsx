import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import type { OpenSheet, SheetsProps } from '../sheets/sheets.tsx'

interface OpenSheets {
  readonly open: OpenSheet | undefined
  /** Absent until the first sheet is opened. */
  readonly Sheets: ComponentType<SheetsProps> | undefined
  show(sheet: OpenSheet | undefined): void
}

/** The sheet over the table. The code for sheets is loaded with the first one: most moves are made without any. */
export function useSheets(failed: () => void): OpenSheets {
  const [open, setOpen] = useState<OpenSheet>()
  const [loaded, setLoaded] = useState<{ readonly Sheets: ComponentType<SheetsProps> }>()
  function show(sheet: OpenSheet | undefined): void {
    setOpen(sheet)
    if (sheet && !loaded) import('../sheets/sheets.tsx').then(setLoaded, failed)
  }
  return { open, Sheets: loaded?.Sheets, show }
}
