import { isLocale, languageField, localeOfPath } from '@wood-master/contract/locale'
import type { RequestHandler } from 'express'
import { inLanguage } from '../../domain/language.ts'

/**
 * Answers in the language of the page that asks: a page has it in its path, a call in `?language=`, because the CDN keeps
 * responses by address. What a browser prefers is not asked: people choose their language.
 */
export function answerInLanguage(): RequestHandler {
  return (request, _response, next) => {
    const language = request.query[languageField]
    inLanguage(isLocale(language) ? language : localeOfPath(request.path), next)
  }
}
