import type { Rejection } from '#kernel/result.ts'
import { Header } from '../shell/header.tsx'
import { Page } from '../shell/page.tsx'
import { shellWords } from '../words.ts'
import { refusalWords } from './refusal-words.ts'

interface UnreachedProps {
  readonly rejection: Rejection
  again(): void
}

/** A page that the house did not give, with the reason. */
export function Unreached({ rejection, again }: UnreachedProps) {
  return (
    <>
      <Header />
      <Page class="stack">
        <p>{refusalWords(rejection)}</p>
        <button type="button" class="pill" onClick={again}>
          {shellWords.tryAgain}
        </button>
      </Page>
    </>
  )
}
