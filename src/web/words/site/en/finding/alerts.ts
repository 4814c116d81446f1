import type { Phrase } from '../../../say.ts'
import type { alerts as turkish } from '../../tr/finding/alerts.ts'

export const alerts: Record<keyof typeof turkish, Phrase> = {
  'alert.title': 'Tell me',
  'alert.text':
    'When these dates open or the total falls, we send one e-mail. First we ask you to confirm your address.',
  'alert.privacy': 'We use your address for this alone and delete it after the check-in day.',
  'alert.go': 'Tell me',
  'alert.sent': 'Open your mail',
  'alert.sent.text':
    'We have sent you a link to confirm. Without it we send nothing more. One address can follow up to five stays.',
  'alert.confirm': 'Shall we write to you when this stay opens or costs less?',
  'alert.yes': 'Yes, tell me',
  'alert.end': 'Stop telling me',
  'alert.watching': 'Done: we write when something changes.',
  'alert.over': 'We no longer write about this stay.',
  'alert.lost': 'This link is no longer valid.',
}
