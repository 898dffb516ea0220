export const levelText = {
  level: 'The computer’s level',
  suggestion: (label: string) => `Suggested for you: ${label}.`,
  suggested: (label: string) => `${label} (suggested)`,
  rated: (label: string, rating: number) => `${label} ${rating}`,
}
