import { uploadPicture } from '../../../features/media/media.contract.ts'
import { compressed } from './compressed.ts'
import { sendFile } from './send-file.ts'

/** Takes in a picture for a text, a town, a type …; answers its address. Fits a PictureField’s `send`. */
export const sendPicture = async (file: File): Promise<string> =>
  (await sendFile(uploadPicture, {}, await compressed(file))).content.path
