import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { usePreload } from '../kit/preload.ts'
import type { OpenSheet, SheetsProps } from '../sheets/sheets.tsx'

interface OpenSheets {
  readonly open: OpenSheet | undefined
  /** Absent until the first sheet is opened. */
  readonly Sheets: ComponentType<SheetsProps> | undefined
  show(sheet: OpenSheet | undefined): void
}

const loadSheets = () => import('../sheets/sheets.tsx')

/** The sheet over the table. Most moves are made without any, so the code for sheets is loaded when the page is idle. */
export function useSheets(failed: () => void): OpenSheets {
  const [open, setOpen] = useState<OpenSheet>()
  const [loaded, setLoaded] = useState<{ readonly Sheets: ComponentType<SheetsProps> }>()
  usePreload([loadSheets])
  function show(sheet: OpenSheet | undefined): void {
    setOpen(sheet)
    if (sheet && !loaded) loadSheets().then(setLoaded, failed)
  }
  return { open, Sheets: loaded?.Sheets, show }
}
