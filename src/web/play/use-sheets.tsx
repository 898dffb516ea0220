import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import type { OpenSheet, SheetsProps } from '../sheets/sheets.tsx'

interface OpenSheets {
  readonly open: OpenSheet | undefined
  /** Absent until a sheet was first wanted. */
  readonly Sheets: ComponentType<SheetsProps> | undefined
  show(sheet: OpenSheet | undefined): void
}

/** What opens over the table is fetched when it is first wanted: most moves are made without it. */
export function useSheets(failed: () => void): OpenSheets {
  const [open, setOpen] = useState<OpenSheet>()
  const [loaded, setLoaded] = useState<{ readonly Sheets: ComponentType<SheetsProps> }>()
  function show(sheet: OpenSheet | undefined): void {
    setOpen(sheet)
    if (sheet && !loaded) import('../sheets/sheets.tsx').then(setLoaded, failed)
  }
  return { open, Sheets: loaded?.Sheets, show }
}
