import { personsApi } from './persons/persons.api.ts'
import { privacyApi } from './privacy/privacy.api.ts'
import { guestsRecordApi } from './record/guests-record.api.ts'
import { wishesApi } from './wishes/wishes.api.ts'

/** What is done with guests: who they are, who stays, what they ask for and send. */
export const guestsApi = [...guestsRecordApi, ...personsApi, ...wishesApi, ...privacyApi]
