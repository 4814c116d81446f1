import { personsApi } from './persons/persons.api.ts'
import { guestsRecordApi } from './record/guests-record.api.ts'

/** What is done with guests: who they are, who stays. */
export const guestsApi = [...guestsRecordApi, ...personsApi]
