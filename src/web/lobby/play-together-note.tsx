import { JoinForm } from '../online/join-form.tsx'
import type { OnlineOverview } from '../online/online-overview.ts'
import { onlineTablePath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { lobbyText } from '../text/en/shell.ts'

/** The note on playing with others, between the cards. */
export function PlayTogetherNote({ overview }: { readonly overview: OnlineOverview | undefined }) {
  return (
    <section class="together" aria-labelledby="together">
      <h2 id="together">{lobbyText.together}</h2>
      <p class="soft">
        {overview?.openTable ? (
          <>
            {lobbyText.open}{' '}
            <Link to={onlineTablePath(overview.openTable.code)}>{overview.openTable.label}</Link>.
          </>
        ) : (
          (overview?.errorText ?? lobbyText.togetherText)
        )}
      </p>
      <div class="buttons">
        <Link to="/together" class="pill">
          {lobbyText.togetherButton}
        </Link>
        <JoinForm />
      </div>
    </section>
  )
}
