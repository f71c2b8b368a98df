import { limits } from '@wood-master/contract/limits'
import { Controller, useForm } from 'react-hook-form'
import { tellDialog } from '#components/feedback/dialogs.ts'
import { errorToast } from '#components/feedback/toast.tsx'
import { TextField } from '#components/forms/field.tsx'
import { useFormDraft } from '#components/forms/form-draft.ts'
import { ImageField } from '#components/forms/image-field.tsx'
import { Button } from '#components/ui/button.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { currentPerson, type Person, renamePerson } from '#lib/session/session.ts'
import { messages } from './messages.ts'
import { changeProfile, type Profile } from './profile-api.ts'

interface ProfileFields {
  name: string
  education: string
  location: string
  phone: string
  profLink: string
  userImg: string
}

const required = (message: string) => ({
  required: message,
  validate: (text: string) => text.trim() !== '' || message,
})

const isFieldName = (name: string, fields: ProfileFields): name is keyof ProfileFields => name in fields

interface ProfileFormProps {
  profile: Profile | undefined
  person: Person
  onUpdated: () => void
}

export function ProfileForm({ profile, person, onUpdated }: ProfileFormProps) {
  const defaultValues: ProfileFields = {
    name: profile?.name ?? person.name ?? '',
    education: profile?.education ?? '',
    location: profile?.location ?? '',
    phone: profile?.phone ?? '',
    profLink: profile?.linkedin ?? '',
    userImg: profile?.img ?? person.photoUrl ?? '',
  }
  const form = useForm<ProfileFields>({ defaultValues })
  const { errors, isSubmitting } = form.formState
  const forgetDraft = useFormDraft(form, 'profile')

  const submit = form.handleSubmit(async ({ userImg, ...typed }) => {
    if (!currentPerson()) return errorToast(messages.nobody)
    try {
      await changeProfile({ ...typed, img: userImg, email: person.email, role: profile?.role })
      renamePerson({ name: typed.name.trim(), photoUrl: userImg })
      forgetDraft()
      form.reset({ ...typed, userImg })
      await tellDialog(messages.updated, messages.updatedText)
      onUpdated()
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : []
      for (const [name, message] of fields) {
        const field = name === 'img' ? 'userImg' : name
        if (isFieldName(field, defaultValues)) form.setError(field, { message })
      }
      if (fields.length === 0) await errorToast(error)
    }
  })

  const field = (name: Exclude<keyof ProfileFields, 'userImg'>, message: string, maxLength: number) => ({
    error: errors[name]?.message,
    maxLength,
    ...form.register(name, required(message)),
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Name"
        autoComplete="name"
        {...field('name', messages.nameRequired, limits.nameLength)}
      />
      <TextField label="Role" value={profile?.role ?? 'User'} readOnly className="bg-base-200" />
      <TextField label="Email" type="email" value={person.email} readOnly className="bg-base-200" />
      <TextField
        label="Education"
        {...field('education', messages.educationRequired, limits.shortTextLength)}
      />
      <TextField
        label="Location"
        autoComplete="address-level2"
        {...field('location', messages.locationRequired, limits.shortTextLength)}
      />
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel"
        {...field('phone', messages.phoneRequired, limits.shortTextLength)}
      />
      <TextField
        label="LinkedIn"
        type="url"
        placeholder="https://www.linkedin.com/in/…"
        error={errors.profLink?.message}
        maxLength={limits.urlLength}
        {...form.register('profLink', {
          required: messages.linkedinRequired,
          pattern: { value: /^\s*https?:\/\/\S+\s*$/, message: messages.linkedinInvalid },
        })}
      />
      <Controller
        control={form.control}
        name="userImg"
        rules={{ required: messages.imageRequired }}
        render={({ field: { value, onChange }, fieldState }) => (
          <ImageField label="Image" value={value} onChange={onChange} error={fieldState.error?.message} />
        )}
      />
      <Button type="submit" pending={isSubmitting} className="justify-self-start sm:col-span-2">
        {messages.updateTitle}
      </Button>
    </form>
  )
}
