import { useId, useState } from 'preact/hooks'
import type { Rejection, Result } from '#kernel/result.ts'
import { restoreFocusSoon } from '../../kit/focus.ts'
import { announce } from '../../shell/live-regions.tsx'
import { serverRejectionText } from '../rejection-text.ts'

export interface AccountField {
  readonly name: 'name' | 'password' | 'old'
  readonly label: string
  readonly autocomplete: 'username' | 'nickname' | 'current-password' | 'new-password'
  readonly help?: string
  readonly initial?: string
}

export type FormValues = Readonly<Record<AccountField['name'], string>>

interface AccountFormProps {
  readonly title: string
  readonly text?: string | undefined
  readonly fields: readonly AccountField[]
  readonly submitLabel: string
  /** The user name, for password managers. */
  readonly username?: string
  /** Resolves to the sentence of success. */
  submitValues(given: FormValues): Promise<Result<string>>
}

type SubmitResult = { readonly done: string } | { readonly refused: Rejection } | undefined

/** A form that the server checks; a refusal is shown at the field it is about. */
export function AccountForm({ title, text, fields, submitLabel, username, submitValues }: AccountFormProps) {
  const id = useId()
  const [given, setGiven] = useState(() => initialValues(fields))
  const [answer, setAnswer] = useState<SubmitResult>()
  const [sending, setSending] = useState(false)
  const refused = answer && 'refused' in answer ? answer.refused : undefined
  const wrong = refused && fieldForRejection(refused, fields)

  async function put(): Promise<void> {
    if (sending) return
    setSending(true)
    const result = await submitValues(given)
    setSending(false)
    setAnswer(result.ok ? { done: result.value } : { refused: result.rejection })
    announce(
      result.ok ? result.value : serverRejectionText(result.rejection),
      result.ok ? 'polite' : 'assertive',
    )
    // Passwords are cleared; the name stays.
    if (result.ok) {
      setGiven(now => ({ ...now, password: '', old: '' }))
      restoreFocusSoon()
    } else
      document
        .getElementById(`${id}-${fieldForRejection(result.rejection, fields) ?? fields[0]?.name}`)
        ?.focus()
  }

  return (
    <form
      class="account-form"
      aria-labelledby={`${id}-title`}
      onSubmit={event => {
        event.preventDefault()
        put()
      }}
    >
      <h3 id={`${id}-title`}>{title}</h3>
      {text && <p class="soft">{text}</p>}
      {username !== undefined && (
        <input
          class="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          autocomplete="username"
          value={username}
          readOnly
        />
      )}
      {fields.map(field => (
        <Field
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={given[field.name]}
          wrong={wrong === field.name && refused ? serverRejectionText(refused) : undefined}
          set={value => {
            setGiven({ ...given, [field.name]: value })
            setAnswer(undefined)
          }}
        />
      ))}
      {refused && !wrong && <p class="message refused">{serverRejectionText(refused)}</p>}
      {answer && 'done' in answer && <p class="message">{answer.done}</p>}
      <div>
        <button type="submit" class="pill" aria-disabled={sending ? 'true' : undefined}>
          {submitLabel}
        </button>
      </div>
    </form>
  )
}

interface FieldProps {
  readonly id: string
  readonly field: AccountField
  readonly value: string
  readonly wrong: string | undefined
  set(value: string): void
}

function Field({ id, field, value, wrong, set }: FieldProps) {
  const about = [wrong && `${id}-why`, field.help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div class="account-field">
      <label for={id}>{field.label}</label>
      {field.help && (
        <span class="soft" id={`${id}-help`}>
          {field.help}
        </span>
      )}
      <input
        id={id}
        class="field"
        name={field.name}
        {...(field.name === 'name' ? { type: 'text' as const } : { type: 'password' as const })}
        autocomplete={field.autocomplete}
        autocapitalize="off"
        spellcheck={false}
        required
        value={value}
        aria-invalid={wrong ? 'true' : undefined}
        aria-describedby={about || undefined}
        onInput={event => set(event.currentTarget.value)}
      />
      {wrong && (
        <p class="message refused" id={`${id}-why`}>
          {wrong}
        </p>
      )}
    </div>
  )
}

function initialValues(fields: readonly AccountField[]): FormValues {
  const start = { name: '', password: '', old: '' }
  for (const { name, initial = '' } of fields) start[name] = initial
  return start
}

/** The field that a refusal is about, if this form has it. */
export function fieldForRejection(
  { code }: Pick<Rejection, 'code'>,
  fields: readonly Pick<AccountField, 'name'>[],
): AccountField['name'] | undefined {
  const name = code.startsWith('name-')
    ? 'name'
    : code.startsWith('password-')
      ? 'password'
      : code === 'wrong-password'
        ? 'old'
        : code === 'wrong-sign-in'
          ? 'password'
          : undefined
  return fields.find(field => field.name === name)?.name
}
