import { setupPath } from '../../router.ts'
import { Header } from '../../shell/header.tsx'
import { Link } from '../../shell/link.tsx'
import { missingWords } from '../../shell/missing-words.ts'
import { Heading, Page } from '../../shell/page.tsx'
import { JoinForm } from '../join-form.tsx'
import { roomWords, togetherWords } from '../words.ts'

/** No table here: another try with the code, and ways back. */
export function NoRoom({ text }: { readonly text: string }) {
  return (
    <>
      <Header />
      <Page class="stack">
        <div>
          <Heading title={roomWords.noneTitle} />
          <p class="lead">{text}</p>
        </div>
        <JoinForm />
        <div class="buttons">
          <Link to="/together" class="pill">
            {roomWords.toTables}
          </Link>
          <Link to="/" class="pill">
            {missingWords.toLobby}
          </Link>
        </div>
      </Page>
    </>
  )
}

/** A table that everyone left before a game began. */
export function ClosedRoom({ game }: { readonly game: string }) {
  return (
    <>
      <Header />
      <Page class="stack">
        <div>
          <Heading title={roomWords.closedTitle} />
          <p class="lead">{roomWords.closedText}</p>
        </div>
        <div class="buttons">
          <Link to="/together" class="pill primary">
            {roomWords.toTables}
          </Link>
          <Link to={`${setupPath(game)}?who=online`} class="pill">
            {togetherWords.openButton}
          </Link>
        </div>
      </Page>
    </>
  )
}
