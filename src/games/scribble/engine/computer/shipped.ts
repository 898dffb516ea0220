import type { SelfPlayRules } from '../../rules/self-play/self-play.ts'
import type { Values } from './values.ts'
export function shippedValues(_: SelfPlayRules): Values | undefined { return undefined }
