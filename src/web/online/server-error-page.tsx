import type { Rejection } from '#kernel/result.ts'
import { Header } from '../shell/header.tsx'
import { Page } from '../shell/page.tsx'
import { shellText } from '../text/en/shell.ts'
import { serverRejectionText } from './rejection-text.ts'

interface ServerErrorPageProps {
  readonly rejection: Rejection
  again(): void
}

/** The page for a refused or failed request. */
export function ServerErrorPage({ rejection, again }: ServerErrorPageProps) {
  return (
    <>
      <Header />
      <Page class="stack">
        <p>{serverRejectionText(rejection)}</p>
        <button type="button" class="pill" onClick={again}>
          {shellText.tryAgain}
        </button>
      </Page>
    </>
  )
}
