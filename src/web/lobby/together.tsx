import { JoinForm } from '../online/join-form.tsx'
import type { HouseNews } from '../online/lobby-news.ts'
import { roomPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { lobbyWords } from '../words.ts'

/** The note on playing with others, between the cards. */
export function Together({ news }: { readonly news: HouseNews | undefined }) {
  const open = news?.open ?? []
  return (
    <section class="together" aria-labelledby="together">
      <h2 id="together">{lobbyWords.together}</h2>
      <p class="soft">{open[0] ? lobbyWords.open : (news?.trouble ?? lobbyWords.togetherText)}</p>
      <div class="together-doors">
        {open.map(({ code, words }) => (
          <Link key={code} to={roomPath(code)} class="pill">
            {words}
          </Link>
        ))}
        <Link to="/together" class="pill">
          {lobbyWords.togetherButton}
        </Link>
        <JoinForm />
      </div>
    </section>
  )
}
