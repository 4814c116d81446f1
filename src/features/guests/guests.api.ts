import { personsApi } from './persons/persons.api.ts'

/** What is done with guests: who stays. */
export const guestsApi = [...personsApi]
