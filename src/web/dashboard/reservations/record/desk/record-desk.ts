import { staffPersons } from '../../../../../features/guests/persons/persons.contract.ts'
import { staffPapers } from '../../../../../features/papers/papers.contract.ts'
import type { AnswerOf } from '../../../../../kernel/endpoint.ts'
import { staffApi } from '../../../../browser/staff-api.ts'

/** What stands on a reservation's record beside the reservation itself: its papers and who stays. */
export type RecordDesk = {
  papers: AnswerOf<typeof staffPapers>['content']
  list: AnswerOf<typeof staffPersons>['content']
}

export const deskOf = async (id: number): Promise<RecordDesk> => {
  const params = { id }
  const [papers, list] = await Promise.all([staffApi(staffPapers, { params }), staffApi(staffPersons, { params })])
  return { papers: papers.content, list: list.content }
}
