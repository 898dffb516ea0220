/** Why a field or a form is refused. */
export function FieldError({ sentence }: { readonly sentence: string }) {
  return (
    <p class="message refused" role="alert" ref={scrollIntoSight}>
      {sentence}
    </p>
  )
}

/** The field may be outside the visible part of the page. */
function scrollIntoSight(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' })
}
