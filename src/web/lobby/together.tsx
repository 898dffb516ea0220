import { JoinForm } from '../online/join-form.tsx'
import { Link } from '../shell/link.tsx'
import { lobbyWords } from '../words.ts'

interface TogetherProps {
  /** What there is to say of the house, if anything. */
  readonly trouble: string | undefined
}

/** The note on playing with others, between the cards. */
export function Together({ trouble }: TogetherProps) {
  return (
    <section class="together" aria-labelledby="together">
      <h2 id="together">{lobbyWords.together}</h2>
      <p class="soft">{trouble ?? lobbyWords.togetherText}</p>
      <div class="together-doors">
        <Link to="/together" class="pill">
          {lobbyWords.togetherButton}
        </Link>
        <JoinForm />
      </div>
    </section>
  )
}
